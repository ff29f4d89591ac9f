import { graphql, useFragment } from 'react-relay'
import { formatDayTime } from '../../ui/dates.ts'
import { formatNumber } from '../../ui/format.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Copia_copia$key } from './__generated__/Copia_copia.graphql.ts'
import { useBaixarCopia } from './useBaixarCopia.ts'
import { usePedirCopia } from './usePedirCopia.ts'

const formatMegabytes = (bytes: number): string => `${formatNumber(Math.max(bytes / 1_000_000, 0.1), 0, 1)} MB`

/** The reader's copy of their data: asked for, made in the background, and downloaded for a day. */
export const Copia = ({ copiaRef }: { copiaRef: Copia_copia$key | null | undefined }) => {
  const copia = useFragment(
    graphql`
      fragment Copia_copia on CopiaDosDados @throwOnFieldError {
        situacao
        expiraEm
        bytes
      }
    `,
    copiaRef,
  )
  if (copia?.situacao === 'PREPARANDO') {
    return (
      <Notice tone="info" live title="A sua cópia está sendo preparada">
        Leva alguns minutos. Uma notificação avisa quando estiver pronta.
      </Notice>
    )
  }
  if (copia?.situacao === 'PRONTA' && copia.expiraEm) return <Pronta expiraEm={copia.expiraEm} bytes={copia.bytes} />
  return (
    <>
      {copia?.situacao === 'FALHOU' ? (
        <Notice tone="danger" live title="A cópia não pôde ser feita">
          Nada ficou pela metade. Peça de novo; se acontecer outra vez, fale com o suporte.
        </Notice>
      ) : null}
      <Pedir label="Pedir uma cópia" />
    </>
  )
}

const Pedir = ({ label, look = 'secondary' }: { label: string; look?: 'secondary' | 'quiet' }) => {
  const [pedir, isAsking] = usePedirCopia()
  return (
    <Cluster>
      <Button look={look} busy={isAsking} busyText="Pedindo..." onClick={pedir}>
        {label}
      </Button>
    </Cluster>
  )
}

const Pronta = ({ expiraEm, bytes }: { expiraEm: string; bytes: number }) => {
  const [baixar, isLoading] = useBaixarCopia()
  return (
    <>
      <Text>{`A sua cópia está pronta. Você pode baixá-la até ${formatDayTime(expiraEm)}.`}</Text>
      <Cluster>
        <Button busy={isLoading} busyText="Baixando..." onClick={() => void baixar()}>
          {`Baixar (${formatMegabytes(bytes)})`}
        </Button>
        <Pedir label="Pedir outra" look="quiet" />
      </Cluster>
    </>
  )
}
