import { localizedText } from '#i18n/locale.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { read, type Reader } from '#server/db/client.ts'

/** What the library says of a picture, in the page's language; empty texts where it says nothing. A decorative picture has no `alt`. */
export type PictureFacts = {
  alt: ReturnType<typeof localizedText>
  caption: ReturnType<typeof localizedText>
  /** See `FOCUS` of schema.ts. */
  focus: string
  /** Drawn, not photographed: captions say so. */
  isIllustration: boolean
}

const facts = { alt: true, altBn: true, caption: true, captionBn: true, focus: true, isIllustration: true }
const nothing = { alt: '', altBn: '', caption: '', captionBn: '', focus: '', isIllustration: false }
type FactsRow = typeof nothing

/**
 * What the library says of these pictures, by their path: every path given has an entry. A record's own texts and focal point win over
 * these. For what visitors read: cached until the content version changes.
 */
export async function pictureFacts(paths: string[]): Promise<Record<string, PictureFacts>> {
  const textsOf = await pictureTexts()
  return Object.fromEntries(
    paths.map(path => {
      const { alt, altBn, caption, captionBn, focus, isIllustration } = textsOf(path)
      const texts = { alt: localizedText(alt, altBn), caption: localizedText(caption, captionBn) }
      return [path, { ...texts, focus, isIllustration }]
    }),
  )
}

type Described = { picture: string; alt?: string | undefined; altBn?: string | undefined }

/**
 * Pictures of a record in every language, each with its text about the picture, or the library's where it has none, and with the
 * library's focal point and whether it is an illustration.
 */
export async function withFacts<Picture extends Described>(
  pictures: Picture[],
): Promise<(Picture & Pick<PictureFacts, 'focus' | 'isIllustration'>)[]> {
  const textsOf = await pictureTexts()
  return pictures.map(picture => {
    const { alt, altBn, focus, isIllustration } = textsOf(picture.picture)
    return { ...picture, ...(!picture.alt && alt && { alt, altBn }), focus, isIllustration }
  })
}

/** People, each with the focal point of the portrait, where there is one, and whether it is drawn. */
export async function withPortraits<Person extends { picture?: string | undefined }>(people: Person[]) {
  const textsOf = await pictureTexts()
  return people.map(person => {
    if (!person.picture) return person
    const { focus, isIllustration } = textsOf(person.picture)
    return { ...person, focus, isIllustration }
  })
}

/** What somebody's portrait needs to be shown. */
export type Portrait = { picture?: string; focus?: string; isIllustration?: boolean }

/** What the library says of a picture in all languages; with a transaction, as that sees it. */
export async function pictureTexts(transaction?: Reader): Promise<(path: string) => FactsRow> {
  const known = transaction ? await readFacts(transaction) : await cachedRead('pictures.facts', () => readFacts(read))
  return path => known[path] ?? nothing
}

/** Those of all pictures of which there is something to say. */
async function readFacts(database: Reader): Promise<Record<string, FactsRow>> {
  const rows = await database.picture.findMany({
    where: { OR: [{ alt: { not: '' } }, { caption: { not: '' } }, { focus: { not: '' } }, { isIllustration: true }] },
    select: { path: true, ...facts },
  })
  return Object.fromEntries(rows.map(({ path, ...row }) => [path, row]))
}
