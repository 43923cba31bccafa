import { AvatarMenu } from '@agency/ui/AvatarMenu'
import { DropdownMenuCheckboxItem, DropdownMenuGroup, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Button } from '@agency/ui/Button'
import { StaffFrame } from '@agency/ui/Sidebar'
import { SkipLink } from '@agency/ui/SkipLink'
import { StaffHeader } from '@agency/ui/StaffHeader'
import { toast } from '@agency/ui/Toasts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useRouter } from '@tanstack/react-router'
import { CircleQuestionMark, Keyboard, ListOrdered, LogOut, UserCog } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SessionProvider } from '#app/editor/session.tsx'
import { FindButton } from '#app/features/search/find-button.tsx'
import { signOut } from '#app/features/accounts/admin/sign-out.ts'
import { noteEpoch, trpc } from '#app/rendering/trpc.ts'
import { blocksOf, entriesFor } from '#app/staff/sidebar.ts'
import { m } from '#i18n/paraglide/messages.js'
import { WAY_IN } from '../way-in.ts'
import { AdminSidebar } from './admin-sidebar.tsx'
import { ArrangeSidebar } from './arrange-sidebar.tsx'
import { useDensity } from './density.ts'
import { HelpLink, useHelpOfScreen } from './help-link.tsx'
import { LocaleMenuItems } from './locale-menu-items.tsx'
import { ScreenTabs } from './screen-tabs.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { StaffProviders } from './staff-providers.tsx'

const route = getRouteApi('/admin')

/** The layout of every staff page: sidebar, account menu, toasts, and login in place when the session ends. */
export function AdminLayout() {
  useReloadFromBackForwardCache()
  return (
    <StaffProviders>
      <Frame />
    </StaffProviders>
  )
}

function Frame() {
  const { me: opened } = route.useRouteContext()
  const me = useSuspenseQuery(trpc().accounts.me.queryOptions()).data ?? opened
  useState(() => noteEpoch(opened.epoch)) // before anything in the page is typed or sent
  useEffect(() => toast.dismiss(WAY_IN), [])
  const router = useRouter()
  const help = useHelpOfScreen()
  const { isCompact, setCompact } = useDensity()
  const [isArranging, setArranging] = useState(false)
  const [isShowingShortcuts, setShowingShortcuts] = useState(false)
  function leave() {
    void signOut(router)
  }
  return (
    <StaffFrame
      density={isCompact ? 'compact' : 'comfortable'}
      mainId="content"
      skip={<SkipLink href="#content">{m.nav_skip()}</SkipLink>}
      sidebar={<AdminSidebar me={me} />}
      header={
        <StaffHeader welcome={me.email && m.admin_welcome({ name: me.name })}>
          <HelpLink />
          <FindButton me={me} />
          <AvatarMenu label={m.admin_avatar()} name={me.name} email={me.email ?? me.name}>
            <DropdownMenuItem
              icon={<UserCog aria-hidden="true" />}
              onSelect={() => {
                void router.navigate({ to: '/admin/account' })
              }}
            >
              {m.admin_account()}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<CircleQuestionMark aria-hidden="true" />}
              onSelect={() => {
                void router.navigate(help)
              }}
            >
              {m.open_help()}
            </DropdownMenuItem>
            <DropdownMenuItem icon={<Keyboard aria-hidden="true" />} onSelect={() => setShowingShortcuts(true)}>
              {m.shortcuts_title()}
            </DropdownMenuItem>
            {blocksOf(entriesFor(me)).some(({ group }) => group) && (
              <DropdownMenuItem icon={<ListOrdered aria-hidden="true" />} onSelect={() => setArranging(true)}>
                {m.sidebar_arrange()}
              </DropdownMenuItem>
            )}
            <DropdownMenuCheckboxItem checked={isCompact} className="max-lg:hidden" onCheckedChange={setCompact}>
              {m.density_compact()}
            </DropdownMenuCheckboxItem>
            <LocaleMenuItems />
            <DropdownMenuGroup>
              <DropdownMenuItem icon={<LogOut aria-hidden="true" />} onSelect={leave}>
                {m.admin_logout()}
              </DropdownMenuItem>
            </DropdownMenuGroup>
          </AvatarMenu>
          <Button variant="secondary" onClick={leave}>
            <LogOut aria-hidden="true" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{m.admin_logout()}</span>
          </Button>
        </StaffHeader>
      }
    >
      <SessionProvider email={me.email ?? ''}>
        <ScreenTabs me={me} />
        <Outlet />
        <ArrangeSidebar me={me} isOpen={isArranging} onOpenChange={setArranging} />
      </SessionProvider>
      <Shortcuts isOpen={isShowingShortcuts} onOpenChange={setShowingShortcuts} />
    </StaffFrame>
  )
}

/** A page from the browser's back/forward cache may belong to a session that has ended since. */
function useReloadFromBackForwardCache() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}
