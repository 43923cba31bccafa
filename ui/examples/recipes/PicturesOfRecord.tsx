import { Button } from '@agency/ui/Button'
import { Gallery } from '@agency/ui/Gallery'
import { Lightbox } from '@agency/ui/Lightbox'
import { Picture } from '@agency/ui/Picture'
import { useState } from 'react'

const files = [
  { file: 'pictures/river.svg', alt: 'A crane over a river at dawn' },
  { file: 'pictures/yard.svg', alt: 'Hills behind a building yard' },
]
const pictures = files.map(({ file, alt }) => ({
  id: file,
  href: file,
  alt,
  thumb: <Picture src={file} alt={alt} width={900} height={600} />,
  large: <Picture src={file} alt={alt} width={900} height={600} fit="contain" loading="eager" />,
  caption: { children: alt },
}))
const labels = {
  open: (n: number) => `Open picture ${n}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (n: number, of: number) => `${n} of ${of}`,
}

/** A gallery opens the picture that is pressed; a button elsewhere on the page opens all of them from the first. */
export function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Gallery label="Pictures from Qatar" pictures={pictures} labels={labels} />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Look at all {pictures.length}
      </Button>
      <Lightbox label="Pictures from Qatar" pictures={pictures} labels={labels} open={open} onOpenChange={setOpen} />
    </>
  )
}
