import { Toasts } from '@agency/ui/Toasts'
import { TooltipProvider } from '@agency/ui/Tooltip'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What parts of staff pages need around them: queries, tooltips, toasts. */
export function StaffProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <TooltipProvider>{children}</TooltipProvider>
      <Toasts
        label={m.toasts()}
        labels={{ close: m.close(), older: count => m.toasts_older(plural(count)) }}
        place="header"
      />
    </QueryClientProvider>
  )
}
