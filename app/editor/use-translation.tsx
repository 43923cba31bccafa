import { Badge } from '@agency/ui/Badge'
import { type ReactNode, useEffect } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { m } from '#i18n/paraglide/messages.js'

/**
 * What the input of a translation shows while it is empty: the English text that visitors see instead, as a placeholder,
 * and a badge.
 */
export function useTranslation<T extends FieldValues>(
  control: Control<T>,
  english: FieldPath<T>,
  bangla: FieldPath<T>,
): { placeholder?: string; badge?: ReactNode } {
  const [text = '', translation = ''] = useWatch({ control, name: [english, bangla] }) as (string | undefined)[]
  return isMissing(text, translation) ? { placeholder: text, badge: <Badge>{m.translation_missing()}</Badge> } : {}
}

/** Fields by their English text, each with its translation: the field of that name with "Bn" behind it. */
export function pairTranslations<F extends string>(names: F[]): { name: F; translation: F | undefined }[] {
  const translationOf = (name: F) => names.find(other => other === `${name}Bn`)
  const translations = new Set(names.map(translationOf))
  return names.flatMap(name => (translations.has(name) ? [] : { name, translation: translationOf(name) }))
}

/** Whether visitors who read Bangla see the English text. */
export function isMissing(text: string, translation: string): boolean {
  return text.trim() !== '' && translation.trim() === ''
}

/** Texts that are rendered before the Bangla font has loaded would keep the fallback font. */
export function useBanglaFont(): void {
  useEffect(() => {
    void document.fonts.load('1rem "Noto Sans Bengali Variable"', 'বাংলা')
  }, [])
}
