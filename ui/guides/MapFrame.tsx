import { MapFrame } from '../MapFrame.tsx'
import { Picture } from '../Picture.tsx'
import { scene } from '../samples.ts'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Where we are: our own drawing, the address and a way there. The map of another provider loads only after a press.',
  avoid: 'The map of client countries, which is a picture with links of its own.',
  anatomy: [
    ['Drawing', 'the place as we draw it.'],
    ['Button', 'loads the map.'],
    ['Note', 'what pressing it sends to whom.'],
    ['Children', 'address and directions.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <MapFrame
            title="Map of our office"
            src="about:blank"
            picture={<Picture src={scene(1)} alt="Our house" width={900} height={600} />}
            showLabel="Show the map"
            note="Loads it from OpenStreetMap, which then learns your address on the internet."
          />
        ),
        why: 'People decide who learns of their visit.',
      },
      dont: {
        shows: <MapFrame title="Map" src="about:blank" picture={null} showLabel="Click here" />,
        why: 'No drawing, and nobody knows what the press does.',
      },
    },
  ],
  keyboard: [['Enter', 'On the button: loads the map, which takes the focus.']],
  accessibility: [
    'The frame has a name.',
    'The drawing has an alternative text that says where the house is.',
    'No referrer is sent.',
  ],
  content: ['The note names the provider.'],
  recipes: ['ContactPage'],
  looks: {
    Drawing: 'Nothing of another service is loaded before it is asked for.',
  },
}
