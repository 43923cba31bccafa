/** A preference, which is no secret: scripts set and read it. On https no other host of the domain can set a cookie of its name. */
export function setOwnCookie(name: string, value: string, seconds: number): void {
  const attributes = `path=/; max-age=${seconds}; samesite=lax`
  if (location.protocol !== 'https:') return put(`${name}=${value}; ${attributes}`)
  put(`__Host-${name}=${value}; ${attributes}; secure`)
  put(`${name}=; path=/; max-age=0`) // as an earlier version has called it
}

function put(cookie: string) {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is missing in Firefox
  document.cookie = cookie
}
