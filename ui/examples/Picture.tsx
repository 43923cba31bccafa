import { Picture } from '@agency/ui/Picture'

export function Example() {
  return (
    <Picture
      src="pictures/river.svg"
      width={900}
      height={600}
      alt="A crane over a river at dawn"
      sizes="32rem"
      focus="30 45"
      fallback="The picture could not be loaded"
    />
  )
}
