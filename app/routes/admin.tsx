import { AvatarMenu, AvatarMenuItem } from '@agency/ui/AvatarMenu'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Sidebar, SidebarLink, StaffFrame } from '@agency/ui/Sidebar'
import { SkipLink } from '@agency/ui/SkipLink'
import { Spinner } from '@agency/ui/Spinner'
import { StaffHeader } from '@agency/ui/StaffHeader'
import { toast, Toasts } from '@agency/ui/Toasts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, redirect, useRouter } from '@tanstack/react-router'
import {
  Files,
  History,
  House,
  Images,
  Languages,
  LayoutDashboard,
  LogOut,
  Mail,
  Plus,
  UserCog,
  Users,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatNumber, pathForLocale } from '#i18n/locale.ts'
import { useOtherLanguages } from '#app/layouts/public/locale-switch.tsx'
import { Wordmark } from '#app/layouts/logo.tsx'
import { mayLeave } from '#app/editor/may-leave.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'
import { signOut } from '#app/features/accounts/admin/sign-out.ts'
import { agency } from '#i18n/agency.ts'
import staffStyles from '#app/layouts/admin/admin.css?url'
import { TRPCProvider, trpcClient } from '#app/rendering/trpc.ts'
import { SessionProvider } from '#app/layouts/admin/session.tsx'

export const Route = createFileRoute('/admin')({
  staticData: { isPersonal: true, isUnlisted: true },
  beforeLoad: async ({ location }) => {
    const { trpcClient } = await import('#app/rendering/trpc.ts') // visitors, who have this route's guard too, do not load it
    const me = await trpcClient().accounts.me.query()
    if (!me) throw redirect({ to: '/login', search: { redirect: location.publicHref } })
    if (me.status !== 'active') throw redirect({ to: '/waiting' })
    if (me.language !== getLocale())
      throw redirect({
        href: pathForLocale(me.language, location.pathname) + location.searchStr + location.hash,
        reloadDocument: true,
      })
    return { me }
  },
  head: () => ({ links: [{ rel: 'stylesheet', href: staffStyles }] }),
  component: StaffArea,
  pendingComponent: () => <Spinner label={m.admin_loading()} className="m-8" />,
})

function StaffArea() {
  const { me } = Route.useRouteContext()
  const router = useRouter()
  const [client] = useState(() => trpcClient())
  useEffect(() => {
    // a page that a browser has set aside whole may be of a session that has ended since
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', askAgain)
    return () => removeEventListener('pageshow', askAgain)
  }, [])
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: 1 } } }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        <StaffFrame
          mainId="content"
          skip={<SkipLink href="#content">{m.nav_skip()}</SkipLink>}
          sidebar={<Links isAdmin={me.role !== 'staff'} waiting={me.waiting} />}
          header={
            <StaffHeader welcome={me.email && m.admin_welcome({ name: me.name })}>
              <AvatarMenu label={m.admin_avatar()} initials={initialsOf(me.name)} email={me.email ?? me.name}>
                <AvatarMenuItem
                  icon={<UserCog aria-hidden="true" />}
                  onSelect={() => {
                    void router.navigate({ to: '/admin/account' })
                  }}
                >
                  {m.admin_account()}
                </AvatarMenuItem>
                <OtherLanguages client={client} />
                <AvatarMenuItem
                  icon={<LogOut aria-hidden="true" />}
                  onSelect={() => {
                    void signOut(router)
                  }}
                >
                  {m.admin_logout()}
                </AvatarMenuItem>
              </AvatarMenu>
              <Button
                variant="secondary"
                onClick={() => {
                  void signOut(router)
                }}
              >
                <LogOut aria-hidden="true" className="size-5 sm:hidden" />
                <span className="max-sm:sr-only">{m.admin_logout()}</span>
              </Button>
            </StaffHeader>
          }
        >
          <SessionProvider email={me.email ?? ''}>
            <Outlet />
          </SessionProvider>
        </StaffFrame>
        <Toasts label={m.toasts()} />
      </TRPCProvider>
    </QueryClientProvider>
  )
}

/** The staff area in another language, from now on and for the mails to this person, too. */
function OtherLanguages({ client }: { client: ReturnType<typeof trpcClient> }) {
  const router = useRouter()
  async function choose(language: Locale, href: string) {
    if (!(await mayLeave(router))) return
    try {
      await client.accounts.own.setLanguage.mutate({ language })
      await router.navigate({ href, reloadDocument: true, ignoreBlocker: true })
    } catch {
      toast.error(m.error_ours())
    }
  }
  return useOtherLanguages().map(({ locale, name, href }) => (
    <AvatarMenuItem
      key={locale}
      lang={locale}
      className="font-device"
      icon={<Languages aria-hidden="true" />}
      onSelect={() => {
        void choose(locale, href)
      }}
    >
      {name}
    </AvatarMenuItem>
  ))
}

function Links({ isAdmin, waiting }: { isAdmin: boolean; waiting: number }) {
  return (
    <Sidebar
      label={m.admin_nav()}
      brand={<Wordmark name={agency().name} />}
      openLabel={m.admin_open_menu()}
      closeLabel={m.admin_close_menu()}
    >
      <SidebarLink asChild icon={<House aria-hidden="true" />}>
        <Link to="/" activeOptions={{ exact: true }}>
          {m.admin_home()}
        </Link>
      </SidebarLink>
      <SidebarLink asChild icon={<LayoutDashboard aria-hidden="true" />}>
        <Link to="/admin" activeOptions={{ exact: true }}>
          {m.admin_dashboard()}
        </Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Images aria-hidden="true" />}>
        <Link to="/our-clients">{m.admin_slider()}</Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Plus aria-hidden="true" />}>
        <Link to="/admin/add-new-client">{m.admin_add()}</Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Files aria-hidden="true" />}>
        <Link to="/admin/manage-clients">{m.admin_manage()}</Link>
      </SidebarLink>
      <SidebarLink asChild icon={<Mail aria-hidden="true" />}>
        <Link to="/admin/enquiries">{m.admin_enquiries()}</Link>
      </SidebarLink>
      {isAdmin && (
        <SidebarLink asChild icon={<Users aria-hidden="true" />}>
          <Link to="/admin/staff">
            {m.admin_staff()}
            {waiting > 0 && (
              <Badge variant="accent" className="ms-auto">
                {m.admin_waiting_badge({ count: formatNumber(waiting) })}
              </Badge>
            )}
          </Link>
        </SidebarLink>
      )}
      {isAdmin && (
        <SidebarLink asChild icon={<History aria-hidden="true" />}>
          <Link to="/admin/activity">{m.admin_activity()}</Link>
        </SidebarLink>
      )}
      <SidebarLink asChild icon={<UserCog aria-hidden="true" />}>
        <Link to="/admin/account">{m.admin_account()}</Link>
      </SidebarLink>
    </Sidebar>
  )
}

function initialsOf(name: string) {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map(part => [...part][0])
    .join('')
}
