import { StoredPicture } from '#app/layouts/stored-picture.tsx'

/** A company's logo as a picture without words: its name follows. Without a logo the name itself. */
export function CompanyLogo({ logo, name, sizes = '18rem' }: { logo: string; name: string; sizes?: string }) {
  if (!logo)
    return (
      <span aria-hidden="true" className="text-center font-display text-2xl wrap-anywhere">
        {name}
      </span>
    )
  return <StoredPicture url={logo} alt="" fit="contain" sizes={sizes} className="size-full" />
}
