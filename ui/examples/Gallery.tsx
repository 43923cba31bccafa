import { Gallery } from '@agency/ui/Gallery'
import { Picture } from '@agency/ui/Picture'

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
}))
const labels = {
  open: (n: number) => `Open picture ${n}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (n: number, of: number) => `${n} of ${of}`,
}

export function Example() {
  return <Gallery label="Pictures from Qatar" pictures={pictures} labels={labels} />
}
