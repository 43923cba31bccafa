type PictureWordsProps = {
  caption?: { children: string; lang?: string } | undefined
  note?: string | undefined
}

/** What stands below a picture: its caption, then what kind of picture it is. */
export function PictureWords({ caption, note }: PictureWordsProps) {
  return (
    <>
      {caption?.children && <span {...caption} />}
      {caption?.children && note && ' · '}
      {note}
    </>
  )
}
