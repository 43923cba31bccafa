import { Button } from '@agency/ui/Button'
import { Lightbox } from '@agency/ui/Lightbox'
import { Picture } from '@agency/ui/Picture'
import { useState } from 'react'

const files = [
  { file: 'pictures/river.svg', alt: 'A crane over a river at dawn' },
  { file: 'pictures/yard.svg', alt: 'Hills behind a building yard' },
]
const pictures = files.map(({ file, alt }) => ({
  id: file,
  alt,
  large: <Picture src={file} alt={alt} width={900} height={600} fit="contain" loading="eager" />,
  caption: { children: alt },
}))
const labels = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (n: number, of: number) => `${n} of ${of}`,
}

export function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Look at the pictures
      </Button>
      <Lightbox label="Pictures from Qatar" pictures={pictures} labels={labels} open={open} onOpenChange={setOpen} />
    </>
  )
}
