import { Loading } from '../ui/state/Loading.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Colunas } from './Colunas.tsx'
import * as styles from './HomeSkeleton.css.ts'

type Props = {
  /** As of the PageHeader. */
  title: string
  label: string
  /** The width of the name. */
  nome?: string
}

/** The greeting of a home page, and the parts below it. The route may fill in the name (sketch.ts). */
export const HomeSkeleton = ({ title, label, nome = '8em' }: Props) => (
  <Page>
    <PageHeader
      title={title}
      heading={
        <span data-sketch="" className={styles.saudacao}>
          Boas-vindas,{' '}
          <span data-campo="nome">
            <span className={styles.nome}>
              <Skeleton width={nome} height="100%" />
            </span>
          </span>
        </span>
      }
    />
    <Loading label={label}>
      <Colunas aside={<Part height="20rem" />}>
        <Part height="22rem" />
      </Colunas>
    </Loading>
  </Page>
)

const Part = ({ height }: { height: string }) => (
  <div className={styles.part}>
    <div className={styles.head}>
      <Skeleton width="10rem" height="1.5rem" />
    </div>
    <Skeleton shape="block" height={height} />
  </div>
)
