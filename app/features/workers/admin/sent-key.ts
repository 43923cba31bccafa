import { useRef } from 'react'
import { newKey } from '#app/rendering/new-key.ts'

/** A key for what a form sends: the same for the same words, so that what is sent twice is one record. */
export function useSendKey(): (input: object) => string {
  const sent = useRef({ key: newKey(), words: '' })
  return input => {
    const words = JSON.stringify(input)
    if (sent.current.words !== words) sent.current = { key: newKey(), words }
    return sent.current.key
  }
}
