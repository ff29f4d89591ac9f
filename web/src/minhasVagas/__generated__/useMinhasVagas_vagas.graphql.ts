/**
 * @generated SignedSource<<ebece490ff8ab6bfd7a348a92bc4aeba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type useMinhasVagas_vagas$data = ReadonlyArray<{
  readonly codigo: string;
  readonly criadaEm: string | null;
  readonly nomeDoTipo: string | null;
  readonly status: StatusDaVaga | null;
  readonly tipo: TipoDeVaga;
  readonly titulo: string | null;
  readonly totalDeCandidatos: number | null;
  readonly " $fragmentType": "useMinhasVagas_vagas";
}>;
export type useMinhasVagas_vagas$key = ReadonlyArray<{
  readonly " $data"?: useMinhasVagas_vagas$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMinhasVagas_vagas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useMinhasVagas_vagas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeDoTipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalDeCandidatos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "f5df6dc2f2b83de6c2c4f132acca5ac0";

export default node;
