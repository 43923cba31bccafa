import { useRef } from 'react'
import { newKey } from '#app/rendering/new-key.ts'

/**
 * Gives what sends `input` under a key that stays while the same words are sent again, as after an answer that was
 * lost, so that they are one record; once they have arrived, the same words are another.
 */
export function useSendOnce() {
  const sent = useRef({ key: '', words: '' })
  return async <T>(input: object, send: (key: string) => Promise<T>): Promise<T> => {
    const words = JSON.stringify(input)
    if (sent.current.words !== words) sent.current = { key: newKey(), words }
    const answer = await send(sent.current.key)
    sent.current = { key: '', words: '' }
    return answer
  }
}

/** What a form with files says, to be compared: a file by its name, its size and when it was changed. */
export const wordsOf = (data: FormData): [string, string][] =>
  [...data].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified].join(),
  ])
