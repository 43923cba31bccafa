import { constants, inflateSync } from 'node:zlib'

/** What a PDF is or has that it must not be or have; `fine` without any of it. */
export type PdfVerdict = 'fine' | 'no-pdf' | 'encrypted' | 'script' | 'action' | 'attachment' | 'too-complex'

const INFLATED_MAX_BYTES = 32 * 1024 * 1024
const END = String.raw`(?![\w.-])`
const ENCRYPTED = new RegExp(String.raw`/Encrypt\s*(?:\d+\s+\d+\s+R|<<)`)
const SCRIPT = new RegExp(
  String.raw`/JS\s*(?:[(<]|\d+\s+\d+\s+R)|(?:/S|obj|/Names\s*<<)\s*/JavaScript${END}|/XFA${END}`,
)
const ACTION = new RegExp(String.raw`/(?:Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|RichMedia\w*|3D)${END}`)
const ATTACHMENT = new RegExp(String.raw`/(?:EmbeddedFiles?|FileAttachment)${END}|/EF\s*(?:<<|\d+\s+\d+\s+R)`)

/**
 * Searches the objects of a PDF, those in object streams too, for what PDF.js does not tell of, such as actions that start a program; and
 * unpacks every stream to see how large it becomes. Undefined where nothing is found: PDF.js then has to find nothing, either.
 */
export function scanPdf(file: Buffer): Exclude<PdfVerdict, 'fine' | 'no-pdf'> | undefined {
  const text = file.toString('latin1')
  const objects = [text]
  let inflated = 0
  for (const { head, data } of streamsOf(file, text)) {
    const isPacked = /\/(?:FlateDecode|Fl)(?!\w)/.test(head)
    const isOfObjects = /\/ObjStm(?!\w)|\/First(?!\w)/.test(head)
    if (/\/(?:FlateDecode|Fl)\s*\/(?:FlateDecode|Fl)/.test(head)) return 'too-complex'
    if (
      isOfObjects &&
      (/\/(?:ASCIIHex|ASCII85|LZW|RunLength|Crypt)|\/(?:AHx|A85|RL)(?!\w)|\/DecodeParms/.test(head) ||
        /\/Filter\s+\d/.test(head))
    )
      return 'too-complex' // no program that writes CVs packs its objects like this
    if (!isPacked) continue
    const bytes = inflate(data, INFLATED_MAX_BYTES - inflated)
    if (bytes === 'too-large') return 'too-complex'
    inflated += bytes.length
    if (isOfObjects) objects.push(bytes.toString('latin1'))
  }
  const words = objects.flatMap(part => {
    const named = part.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return [named, named.replace(/%[^\r\n]*/g, ' ')] // a comment may part two words, or be no comment but text
  })
  const has = (sign: RegExp) => words.some(part => sign.test(part))
  if (has(ENCRYPTED)) return 'encrypted'
  if (has(SCRIPT)) return 'script'
  if (has(ACTION)) return 'action'
  return has(ATTACHMENT) ? 'attachment' : undefined
}

/** Every stream with the text of its object before it. */
function* streamsOf(file: Buffer, text: string) {
  const starts = /(?<!end)stream\r?\n/g
  for (let found = starts.exec(text); found; found = starts.exec(text)) {
    const from = found.index + found[0].length
    const end = text.indexOf('endstream', from)
    const head = text.slice(Math.max(text.lastIndexOf('obj', found.index), 0), found.index)
    yield {
      head: head.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      data: file.subarray(from, end < 0 ? file.length : end),
    }
    if (end >= 0) starts.lastIndex = end
  }
}

function inflate(data: Buffer, max: number): Buffer | 'too-large' {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(max, 1), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : Buffer.alloc(0)
  }
}
