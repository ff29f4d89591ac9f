/**
 * @generated SignedSource<<f90dc59c4acaa17aa1459f5069c12509>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type useEdicao_vaga$data = {
  readonly edicaoCompleta: boolean;
  readonly id: string;
  readonly interesses: ReadonlyArray<{
    readonly codigo: string | null;
    readonly id: string;
    readonly nome: string;
  }>;
  readonly status: StatusDaVaga | null;
  readonly " $fragmentSpreads": FragmentRefs<"useCampos_vaga">;
  readonly " $fragmentType": "useEdicao_vaga";
};
export type useEdicao_vaga$key = {
  readonly " $data"?: useEdicao_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEdicao_vaga">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useEdicao_vaga",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edicaoCompleta",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCampos_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "d897cfd05cb8b581729be668ee86709c";

export default node;
