import { StoredPicture } from '#app/layouts/stored-picture.tsx'

type Props = { picture?: string | undefined; focus?: string | undefined; isIllustration?: boolean | undefined }

/** Somebody's face beside the name, which says who it is; nothing where there is none. */
export function Portrait({ picture, focus, isIllustration }: Props) {
  return (
    picture && (
      <StoredPicture
        url={picture}
        alt=""
        focus={focus}
        isPhoto={!isIllustration}
        sizes="6rem"
        className="mb-3 aspect-square w-24 rounded-md"
      />
    )
  )
}
