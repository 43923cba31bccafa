import { staffFeatures } from '#app/staff/features.ts'

/** The task that the help of a screen opens with, also from one record; undefined for the whole page. */
export function taskOf(path: string): string | undefined {
  return staffFeatures()
    .flatMap(({ helpOf = {} }) => Object.entries(helpOf))
    .find(([screen]) => path === screen || path.startsWith(`${screen}/`))?.[1]
}
