type PictureWordsProps = {
  /** Its text and language. */
  caption?: { children: string; lang?: string } | undefined
  /** What kind of picture it is, such as an illustration. */
  note?: string | undefined
}

/** What stands below a picture: its caption, then what kind of picture it is. */
export function PictureWords({ caption, note }: PictureWordsProps) {
  return (
    <>
      {caption?.children && <span {...caption} />}
      {note && (
        <span data-slot="picture-note">
          {caption?.children && ' · '}
          {note}
        </span>
      )}
    </>
  )
}
