import { graphql, useFragment } from 'react-relay'
import { type Assinatura, endAssinatura } from '../../sessao/aparelho/assinatura.ts'
import { formatDayTime } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { Text } from '../../ui/text/Text.tsx'
import { linhas } from '../avisos.ts'
import type { Ligado_aparelho$key } from './__generated__/Ligado_aparelho.graphql.ts'
import { type Tipo, useDesligarAparelho, useLigarAparelho, useTestarAparelho } from './useAparelho.ts'

type TiposProps = {
  assinatura: Assinatura
  /** Those that it shows. */
  tipos: readonly Tipo[]
  possiveis: readonly Tipo[]
  /** Those of which the reader is not told at all. */
  mudos: readonly Tipo[]
}

type Props = Omit<TiposProps, 'tipos'> & { aparelhoRef: Ligado_aparelho$key; onDesligado: () => void }

/** The kinds that this browser shows, a test, and the way out. */
export const Ligado = ({ aparelhoRef, onDesligado, ...props }: Props) => {
  const { tipos, ultimaEntrega } = useFragment(
    graphql`
      fragment Ligado_aparelho on Aparelho @throwOnFieldError {
        tipos
        ultimaEntrega
      }
    `,
    aparelhoRef,
  )
  return (
    <Stack>
      <Tipos {...props} tipos={tipos} />
      <Text size="small" color="muted">
        {ultimaEntrega === null ? 'Nada foi entregue ainda.' : `Última entrega: ${formatDayTime(ultimaEntrega)}.`}
      </Text>
      <Acoes onDesligado={onDesligado} />
    </Stack>
  )
}

/** A choice is saved at once. */
const Tipos = ({ assinatura, tipos, possiveis, mudos }: TiposProps) => {
  const { ligar, desejados } = useLigarAparelho()
  const escolhidos = desejados ?? tipos
  const handleChange = (tipo: Tipo, quer: boolean) => {
    const agora = quer ? [...escolhidos, tipo] : escolhidos.filter(each => each !== tipo)
    ligar({ ...assinatura, tipos: agora }, erro => {
      if (erro !== null) toastError('Não foi possível salvar', erro)
    })
  }
  return (
    <Fieldset legend="O que aparece aqui">
      {possiveis.map(tipo => {
        const isMudo = mudos.includes(tipo)
        return (
          <Checkbox
            key={tipo}
            label={linhas[tipo].nome}
            hint={isMudo ? 'Está em “Não avisar”: escolha acima outra forma.' : undefined}
            disabled={isMudo}
            checked={!isMudo && escolhidos.includes(tipo)}
            onChange={event => handleChange(tipo, event.target.checked)}
          />
        )
      })}
    </Fieldset>
  )
}

const Acoes = ({ onDesligado }: { onDesligado: () => void }) => {
  const [testar, isTestando] = useTestarAparelho()
  const [desligar, isDesligando] = useDesligarAparelho()
  const handleTestar = () =>
    testar(erro => {
      if (erro === null) toastSuccess('Teste enviado', 'O aviso aparece em instantes.')
      else toastError('O teste não foi enviado', erro)
    })
  const handleDesligar = () =>
    desligar(erro => {
      if (erro !== null) {
        toastError('Os avisos não foram desligados', erro)
        return
      }
      void endAssinatura()
      onDesligado()
      toastSuccess('Avisos desligados neste aparelho')
    })
  return (
    <Cluster>
      <Button look="secondary" busy={isTestando} busyText="Enviando..." onClick={handleTestar}>
        Enviar um teste
      </Button>
      <Button look="quiet" busy={isDesligando} busyText="Desligando..." onClick={handleDesligar}>
        Desligar neste aparelho
      </Button>
    </Cluster>
  )
}
