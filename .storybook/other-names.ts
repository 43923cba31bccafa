/** Other names of parts, and the parts: what they are called elsewhere, in the contract, and what they were called before. */
export const otherNames: Record<string, [names: string[], parts: string[]][]> = {
  'Names of parts elsewhere': [
    [
      ['Modal', 'popup', 'pop-up window'],
      ['Dialog', 'ConfirmDialog', 'MessageDialog'],
    ],
    [['Sheet', 'side panel', 'off-canvas'], ['Drawer']],
    [['Dropdown', 'kebab menu', 'context menu', 'action menu'], ['DropdownMenu']],
    [['Mega menu', 'navigation menu', 'hover menu'], ['NavDropdown']],
    [
      ['Select', 'dropdown list', 'picker'],
      ['SelectField', 'Combobox'],
    ],
    [
      ['Multiselect', 'multi-select', 'multiple select', 'list box'],
      ['CheckboxField', 'FilterBar', 'Tag'],
    ],
    [['Autocomplete', 'typeahead', 'select with search'], ['Combobox']],
    [['Date picker', 'calendar'], ['DateField']],
    [
      ['Input', 'text box', 'text input'],
      ['TextField', 'TextArea'],
    ],
    [['Upload', 'uploader', 'dropzone', 'file input'], ['FileField']],
    [['Toggle'], ['Switch']],
    [['Option buttons', 'radio buttons'], ['RadioGroup']],
    [['Form group', 'form control', 'label'], ['Field']],
    [
      ['Fieldset', 'repeater', 'form section'],
      ['Block', 'EntryTable'],
    ],
    [['Validation summary', 'list of errors'], ['ErrorSummary']],
    [
      ['Notification', 'snackbar', 'flash message'],
      ['Toasts', 'Alert'],
    ],
    [['Callout', 'inline message'], ['Alert']],
    [['Blank slate', 'no results'], ['EmptyState']],
    [['Error page', 'not found', '404'], ['StatusPage']],
    [
      ['Loader', 'loading indicator', 'busy'],
      ['Spinner', 'Progress'],
    ],
    [['Placeholder', 'shimmer'], ['Skeleton']],
    [
      ['Chip', 'pill', 'label'],
      ['Tag', 'Badge'],
    ],
    [['Grid', 'data grid', 'list view'], ['DataTable']],
    [['KPI', 'metric', 'statistic'], ['Stat']],
    [['Bar chart'], ['BarList']],
    [['Stepper', 'wizard', 'progress steps'], ['Steps']],
    [['Key-value list', 'definition list', 'facts'], ['DescriptionList']],
    [['Bulk actions'], ['SelectionBar']],
    [['To-do list', 'inbox'], ['TaskList']],
    [['History', 'activity', 'event list'], ['Timeline']],
    [['Hero', 'slideshow', 'banner with pictures'], ['Carousel']],
    [['Swiper', 'logo slider', 'partner slider'], ['Slider']],
    [['Image', 'photo', 'figure'], ['Picture']],
    [['Image viewer', 'zoom', 'full screen picture'], ['Lightbox']],
    [['Tile', 'panel', 'box'], ['Card']],
    [['Collapse', 'disclosure', 'expander', 'FAQ'], ['Accordion']],
    [['Rich text', 'article', 'typography'], ['Prose']],
    [['Call to action', 'CTA'], ['Banner']],
    [['Hamburger menu', 'navbar', 'app bar', 'masthead'], ['SiteHeader']],
    [['Side navigation', 'admin menu'], ['Sidebar']],
    [
      ['Tree', 'tree view', 'nested list'],
      ['Sidebar', 'Accordion'],
    ],
    [['User menu', 'profile menu', 'log out'], ['AvatarMenu']],
    [['Pager', 'page numbers'], ['Pagination']],
    [
      ['Tab bar', 'segmented control'],
      ['Tabs', 'Toolbar'],
    ],
    [['Hint', 'title attribute'], ['Tooltip']],
    [['Popper', 'bubble', 'balloon'], ['Popover']],
    [['Spotlight', 'quick search', 'Ctrl K'], ['CommandPalette']],
    [['Cookie bar', 'suggestion'], ['HintBar']],
    [['Sticky footer', 'form actions'], ['SaveBar']],
    [['Fade in', 'scroll animation', 'AOS'], ['Reveal']],
  ],
  'Names in the contract': [
    [['countryName', 'Country Name'], ['Combobox']],
    [
      ['workSummary', 'Work Summary'],
      ['TextField', 'RadioGroup'],
    ],
    [['countryFlagImage', 'Country Flag Image'], ['FileField']],
    [['image', 'Additional Images', 'Add New Images'], ['FileField']],
    [
      ['company', 'Companies', 'Add Another Company', 'Remove Company'],
      ['Block', 'EntryTable'],
    ],
    [['companyName', 'Company Name', 'companySector', 'Company Sector'], ['TextField']],
    [
      ['valueOfEmployement', 'Value of Employment', 'Total Employement Value'],
      ['NumberField', 'Table'],
    ],
    [['salary', 'wage', 'pay', 'amount', 'price', 'currency'], ['NumberField']],
    [['phone', 'telephone', 'address', 'passport', 'licence'], ['TextField']],
    [['nameOne', 'nameTwo', 'nameOneDesignation', 'nameTwoDesignation'], ['DescriptionList']],
    [['aboutUs', 'ourTeam', 'manufacture', 'ourMission', 'ourVision'], ['Prose']],
    [['aboutOurServicePointOne', 'commitedToOne', 'Commited To'], ['Prose']],
    [
      ['lastName', 'Last Name', 'message', 'Drop us a line'],
      ['TextField', 'TextArea'],
    ],
    [
      ['email', 'password', 'Forgot password'],
      ['PasswordField', 'TextField'],
    ],
    [
      ['Save Data', 'Uploading', 'Update Data', 'Updating'],
      ['Button', 'SaveBar'],
    ],
    [['Are you sure', 'Yes', 'delete it'], ['ConfirmDialog']],
    [['Success!', 'Deleted!', 'Updated!', 'File too large!'], ['MessageDialog']],
    [['Open Menu'], ['Sidebar']],
    [['Our Partners', 'News & Events slider'], ['Slider']],
    [['Recruitment procedure'], ['Steps']],
  ],
  'Earlier names in this kit': [
    [['AlertShell'], ['ConfirmDialog', 'MessageDialog']],
    [['DialogShell'], ['Dialog']],
    [['DateCalendar'], ['DateField']],
    [['FileFieldItem'], ['FileField']],
    [['PictureWords'], ['Gallery']],
    [['SliderMotion'], ['Slider']],
    [['ToastList'], ['Toasts']],
    [['onCancel', 'onClose'], ['Dialog']],
    [['onSelect of LanguageSwitch'], ['LanguageSwitch']],
    [['words of Gallery'], ['Gallery']],
    [['initials of AvatarMenu'], ['AvatarMenu']],
  ],
}

type Entry = { type: string; title: string; anchors?: { id: string; title: string }[] }

/**
 * The index of the stories as the search of the sidebar reads it: the page of a part is found by each of its other names, and not once
 * more by the names of its stories, which are found themselves.
 */
export function withOtherNames<Index extends { entries: Record<string, object> }>(index: Index): Index {
  const entries = Object.entries(index.entries as Record<string, Entry>).map(([id, entry]) => {
    if (entry.type !== 'docs' || !entry.title.includes('/')) return [id, entry]
    const part = entry.title.slice(entry.title.lastIndexOf('/') + 1)
    return [id, { ...entry, anchors: namesOf(part).map((title, n) => ({ id: `other-name-${n}`, title })) }]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

const namesOf = (part: string) =>
  Object.values(otherNames)
    .flat()
    .flatMap(([names, parts]) => (parts.includes(part) ? names : []))
