import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@agency/ui/DropdownMenu'
import { toast } from '@agency/ui/Toasts'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mayLeave } from '#app/editor/may-leave.ts'
import { useOtherLanguages } from '#app/layouts/public/locale-switch.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'

/** Switches the staff area to another language; mails to this person are written in it, too. */
export function LocaleMenuItems() {
  const router = useRouter()
  const others = useOtherLanguages(wholeLocales)
  const { mutateAsync: setLanguage } = useMutation(trpc().accounts.own.setLanguage.mutationOptions())
  async function choose(language: Locale, href: string) {
    if (!(await mayLeave(router))) return
    try {
      await setLanguage({ language })
      await router.navigate({ href, reloadDocument: true, ignoreBlocker: true })
    } catch {
      toast.error(m.error_ours())
    }
  }
  return (
    <DropdownMenuRadioGroup
      label={m.language_label()}
      value={getLocale()}
      onValueChange={value => {
        const other = others.find(({ locale }) => locale === value)
        if (other) void choose(other.locale, other.href)
      }}
    >
      {wholeLocales.map(locale => (
        <DropdownMenuRadioItem key={locale} value={locale} lang={locale} className="font-device">
          {__LANGUAGE_NAMES__[locale] ?? locale}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}
