import { Badge } from '@agency/ui/Badge'
import { type ReactNode, useEffect } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { m } from '#i18n/paraglide/messages.js'
import { isMissing } from '#server/drafts/translations.shared.ts'

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

/** Texts that are rendered before the Bangla font has loaded would keep the fallback font. */
export function useBanglaFont(): void {
  useEffect(() => {
    void document.fonts.load('1rem "Bangla Names"', 'বাংলা')
  }, [])
}
