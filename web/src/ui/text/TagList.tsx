import { Cluster } from '../layout/Cluster.tsx'
import { Tag } from './Tag.tsx'

/** A list of names as tags. Each name is in it once. */
export const TagList = ({ names }: { names: readonly string[] }) => (
  <Cluster as="ul">
    {names.map(name => (
      <li key={name}>
        <Tag tone="primary">{name}</Tag>
      </li>
    ))}
  </Cluster>
)
