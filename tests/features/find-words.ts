import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Which of these words any file of a folder has, each with the name of the file. */
export async function findWords(place: string, words: string[]): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter(each => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name))
    found.push(...words.filter(word => bytes.includes(word)).map(word => `${word} in ${entry.name}`))
  }
  return found
}
