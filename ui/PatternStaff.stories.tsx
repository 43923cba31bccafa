import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, LayoutDashboard, Mail, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { AvatarMenu } from './AvatarMenu.tsx'
import { MenuItem } from './Menu.tsx'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'
import { PageHeader } from './PageHeader.tsx'
import { SearchField } from './SearchField.tsx'
import { Sidebar, SidebarLink, StaffFrame } from './Sidebar.tsx'
import { Skeleton } from './Skeleton.tsx'
import { StaffHeader } from './StaffHeader.tsx'
import { Stat, Stats } from './Stat.tsx'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from './Table.tsx'

const meta = {
  title: 'Patterns/Staff area',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          'Quiet pages to work in: what is there, what waits, the next step. The one accent marks the next useful action; lists say what they are before they are searched; an empty place names the first step.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1' } }
const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <StaffFrame
      header={
        <StaffHeader welcome="Welcome, Rahima Khatun">
          <AvatarMenu label="Your account" initials="RK" email="rahima@meghbridge.example">
            <MenuItem>Logout</MenuItem>
          </AvatarMenu>
        </StaffHeader>
      }
      sidebar={
        <Sidebar
          label="Staff area"
          brand={
            <a href="#home" className="inline-flex min-h-11 items-center font-display font-semibold text-brand">
              Meghbridge
            </a>
          }
          openLabel="Open Menu"
          closeLabel="Close menu"
        >
          <SidebarLink href="#dashboard" aria-current="page" icon={<LayoutDashboard aria-hidden="true" />}>
            Dashboard
          </SidebarLink>
          <SidebarLink href="#add" icon={<Plus aria-hidden="true" />}>
            Add New Client
          </SidebarLink>
          <SidebarLink href="#enquiries" icon={<Mail aria-hidden="true" />}>
            Enquiries
          </SidebarLink>
        </Sidebar>
      }
    >
      {children}
    </StaffFrame>
  )
}

function Dashboard() {
  return (
    <>
      <PageHeader variant="staff" title="Dashboard" />
      <Stats>
        {[
          ['12', 'Client countries'],
          ['49', 'Companies'],
          ['104,662', 'People employed'],
          ['2', 'Unread enquiries'],
        ].map(([value, label]) => (
          <Stat key={label} variant="card" value={value} label={label} />
        ))}
      </Stats>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <h2 className="mb-3 font-sans text-lg">What next?</h2>
          <div className="flex flex-wrap gap-3">
            <Button variant="accent">Read 2 enquiries</Button>
            <Button variant="secondary">Add New Client</Button>
          </div>
        </Card>
        <Card>
          <h2 className="mb-3 font-sans text-lg">Something is missing</h2>
          <p className="flex flex-wrap justify-between gap-3">
            Italy <Badge>a figure is missing</Badge>
          </p>
        </Card>
      </div>
    </>
  )
}

export const Overview: Story = {
  render: () => (
    <Frame>
      <Dashboard />
    </Frame>
  ),
  play: fits,
}
export const OverviewOnPhone: Story = { ...Overview, globals: phone }

export const FirstSteps: Story = {
  render: () => (
    <Frame>
      <PageHeader variant="staff" title="Dashboard" />
      <EmptyState
        title="No client country yet"
        description="Start with one country: its name, its flag and a company are enough."
        action={<Button variant="accent">Add New Client</Button>}
      />
    </Frame>
  ),
}

const letters = [
  ['Karim Uddin', 'karim@site.example', 'Unread'],
  ['Sadia Islam', 'sadia@hospital.example', 'Read'],
  ['J. Kowalski', 'biuro@stocznia.example', 'Handled'],
] as const
const looks = { Unread: 'accent', Read: undefined, Handled: 'success' } as const

export const List: Story = {
  render: () => (
    <Frame>
      <PageHeader variant="staff" title="Enquiries" lead="One message is unread" />
      <form role="search" className="mb-6 max-w-form">
        <SearchField label="Search names, addresses and texts" submitLabel="Search" />
      </form>
      <Table label="Enquiries">
        <TableHead>
          <Row>
            <HeadCell>From</HeadCell>
            <HeadCell>State</HeadCell>
          </Row>
        </TableHead>
        <TableBody>
          {letters.map(([name, email, state]) => (
            <Row key={email}>
              <HeadCell scope="row">
                {name}
                <span className="block text-sm font-normal text-muted">{email}</span>
              </HeadCell>
              <Cell>
                <Badge variant={looks[state]}>{state}</Badge>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Frame>
  ),
  play: fits,
}
export const ListOnPhone: Story = { ...List, globals: phone }
export const ListEmpty: Story = {
  render: () => (
    <Frame>
      <PageHeader variant="staff" title="Enquiries" lead="Every message has been read" />
      <EmptyState
        icon={<Inbox aria-hidden="true" />}
        title="No enquiries yet"
        description="Messages from the contact page arrive here."
      />
    </Frame>
  ),
}
export const ListLoading: Story = {
  render: () => (
    <Frame>
      <PageHeader variant="staff" title="Enquiries" />
      <div className="grid gap-3">
        {[1, 2, 3].map(n => (
          <Skeleton key={n} className="h-16" />
        ))}
      </div>
    </Frame>
  ),
}
