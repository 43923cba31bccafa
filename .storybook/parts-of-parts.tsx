import type { ReactNode } from 'react'
import { Bar, BarList } from '../ui/BarList.tsx'
import { Breadcrumb, BreadcrumbItem } from '../ui/Breadcrumb.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { CommandGroup, CommandItem, CommandPalette } from '../ui/CommandPalette.tsx'
import { ContactBar, ContactBarLink } from '../ui/ContactBar.tsx'
import { DescriptionItem, DescriptionList } from '../ui/DescriptionList.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '../ui/DropdownMenu.tsx'
import { Entry, EntryNote, EntryTable } from '../ui/EntryTable.tsx'
import { NavDropdownLink } from '../ui/NavDropdown.tsx'
import { Pagination, PaginationLink } from '../ui/Pagination.tsx'
import { ProseList, Quote } from '../ui/Prose.tsx'
import { Sidebar, SidebarGroup, SidebarLink } from '../ui/Sidebar.tsx'
import { FooterColumn, FooterLink } from '../ui/SiteFooter.tsx'
import { HeaderLink } from '../ui/SiteHeader.tsx'
import { Stats } from '../ui/Stat.tsx'
import { Step, Steps } from '../ui/Steps.tsx'
import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from '../ui/Table.tsx'
import { TabLink, TabNav } from '../ui/Tabs.tsx'
import { TaskItem, TaskList } from '../ui/TaskList.tsx'
import { Timeline, TimelineItem } from '../ui/Timeline.tsx'

/** What the caller of a part gives it. */
export type Given = { ref: (element: Element | null) => void; 'aria-describedby': string }

type Menu = { open: true } | { defaultOpen: true }

const labels = { open: 'Open', close: 'Close' }

/** Parts of parts that take no properties of HTML: made by their part alone, or without an element of their own. */
export const WITHOUT_PROPERTIES = new Set([
  'CommandGroup',
  'DialogClose',
  'FieldError',
  'PaginationGap',
  'PopoverClose',
  'SelectAll',
  'ToolbarItem',
  'ToolbarSeparator',
  'TooltipProvider',
])

/** Every other part of a part in its place, with what its caller gives it. */
export const partsOfParts: Record<string, (given: Given, menu?: Menu) => ReactNode> = {
  Bar: given => (
    <BarList>
      <Bar title="Qatar" value="12" share={1} {...given} />
    </BarList>
  ),
  BreadcrumbItem: given => (
    <Breadcrumb label="Pages above">
      <BreadcrumbItem {...given}>Jobs</BreadcrumbItem>
    </Breadcrumb>
  ),
  IconButton: given => <IconButton aria-label="Close" {...given} />,
  CommandItem: given => (
    <CommandPalette defaultOpen title="Go to" value="" onValueChange={nothing} labels={labels}>
      <CommandGroup heading="Countries">
        <CommandItem value="qatar" {...given}>
          Qatar
        </CommandItem>
      </CommandGroup>
    </CommandPalette>
  ),
  ContactBarLink: given => (
    <ContactBar label="Contact">
      <ContactBarLink href="#call" icon={null} {...given}>
        Call
      </ContactBarLink>
    </ContactBar>
  ),
  DescriptionItem: given => (
    <DescriptionList>
      <DescriptionItem term="Country" {...given}>
        Qatar
      </DescriptionItem>
    </DescriptionList>
  ),
  DropdownMenuItem: (given, menu) => inMenu(<DropdownMenuItem {...given}>Edit</DropdownMenuItem>, menu),
  DropdownMenuCheckboxItem: (given, menu) =>
    inMenu(
      <DropdownMenuCheckboxItem checked onCheckedChange={nothing} {...given}>
        Qatar
      </DropdownMenuCheckboxItem>,
      menu,
    ),
  DropdownMenuGroup: given =>
    inMenu(
      <DropdownMenuGroup {...given}>
        <DropdownMenuItem>Edit</DropdownMenuItem>
      </DropdownMenuGroup>,
    ),
  DropdownMenuRadioGroup: given =>
    inMenu(
      <DropdownMenuRadioGroup label="Order" value="name" onValueChange={nothing} {...given}>
        <DropdownMenuRadioItem value="size">By size</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>,
    ),
  DropdownMenuRadioItem: (given, menu) =>
    inMenu(
      <DropdownMenuRadioGroup label="Order" value="name" onValueChange={nothing}>
        <DropdownMenuRadioItem value="size" {...given}>
          By size
        </DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>,
      menu,
    ),
  Entry: given => (
    <EntryTable heads={[]}>
      <Entry label="Company 1" place="1" {...given} />
    </EntryTable>
  ),
  EntryNote: given => <EntryNote {...given}>Hamad Port was removed.</EntryNote>,
  NavDropdownLink: given => (
    <ul>
      <NavDropdownLink href="#jobs" {...given}>
        Jobs
      </NavDropdownLink>
    </ul>
  ),
  PaginationLink: given => (
    <Pagination label="Pages">
      <PaginationLink href="#2" {...given}>
        2
      </PaginationLink>
    </Pagination>
  ),
  ProseList: given => <ProseList {...given} />,
  Quote: given => <Quote {...given}>They kept their word.</Quote>,
  Sidebar: given => (
    <Sidebar label="Staff" brand="Meghbridge" labels={labels} {...given}>
      {null}
    </Sidebar>
  ),
  SidebarGroup: given => (
    <SidebarGroup id="walked" label="Records" {...given}>
      {null}
    </SidebarGroup>
  ),
  SidebarLink: given => (
    <SidebarLink href="#jobs" {...given}>
      Jobs
    </SidebarLink>
  ),
  FooterColumn: given => (
    <FooterColumn title="Pages" {...given}>
      {null}
    </FooterColumn>
  ),
  FooterLink: given => (
    <FooterLink href="#jobs" {...given}>
      Jobs
    </FooterLink>
  ),
  HeaderLink: given => (
    <HeaderLink href="#jobs" {...given}>
      Jobs
    </HeaderLink>
  ),
  Stats: given => <Stats {...given} />,
  Step: given => (
    <Steps>
      <Step title="Apply" {...given} />
    </Steps>
  ),
  TableHead: given => inTable(<TableHead {...given} />),
  TableBody: given => inTable(<TableBody {...given} />),
  TableFoot: given => inTable(<TableFoot {...given} />),
  Row: given => inRows(<Row {...given} />),
  HeadCell: given => inRows(<Row>{<HeadCell {...given}>Country</HeadCell>}</Row>),
  Cell: given => inRows(<Row>{<Cell {...given}>Qatar</Cell>}</Row>),
  TabNav: given => (
    <TabNav label="Lists" {...given}>
      {null}
    </TabNav>
  ),
  TabLink: given => (
    <TabNav label="Lists">
      <TabLink href="#new" {...given}>
        New
      </TabLink>
    </TabNav>
  ),
  TaskItem: given => (
    <TaskList>
      <TaskItem {...given}>Answer</TaskItem>
    </TaskList>
  ),
  TimelineItem: given => (
    <Timeline>
      <TimelineItem time="2019" {...given} />
    </Timeline>
  ),
}

function nothing() {}

/** Without `menu` its caller keeps it open: several are, and each would close at the focus of another. */
function inMenu(children: ReactNode, menu: Menu = { open: true }) {
  return (
    <DropdownMenu {...menu} trigger={<Button>Menu</Button>}>
      {children}
    </DropdownMenu>
  )
}

function inTable(children: ReactNode) {
  return <Table label="Figures">{children}</Table>
}

function inRows(row: ReactNode) {
  return inTable(<TableBody>{row}</TableBody>)
}
