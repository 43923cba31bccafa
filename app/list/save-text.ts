import { today } from '#i18n/format.ts'

/** Saves a text as a file of the person, with the day in its name. */
export function saveText(name: string, extension: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text]))
  link.download = `${name}-${today()}.${extension}`
  link.click()
  URL.revokeObjectURL(link.href)
}
