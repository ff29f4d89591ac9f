/**
 * @generated SignedSource<<ee8eb1a932171c668b93aa8600477434>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelDaConta = "ADMINISTRADOR" | "ENCARREGADO" | "ESTUDANTE" | "MODERADOR" | "PROFESSOR";
export type SituacaoDaPessoa = "ATIVA" | "A_CONFIRMAR" | "A_VERIFICAR" | "RECUSADO" | "SUSPENSA";
import type { FragmentRefs } from "relay-runtime";
export type Acoes_pessoa$data = {
  readonly codigo: string;
  readonly nome: string;
  readonly papeis: ReadonlyArray<PapelDaConta>;
  readonly situacao: SituacaoDaPessoa;
  readonly " $fragmentType": "Acoes_pessoa";
};
export type Acoes_pessoa$key = {
  readonly " $data"?: Acoes_pessoa$data;
  readonly " $fragmentSpreads": FragmentRefs<"Acoes_pessoa">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Acoes_pessoa",
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
      "name": "nome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papeis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacao",
      "storageKey": null
    }
  ],
  "type": "PessoaAdministrada",
  "abstractKey": null
};

(node as any).hash = "dd6bf13436a4ea4bdbf0e2640195c738";

export default node;
