/**
 * @generated SignedSource<<188024abe606499ec43662e043cc055c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type VagaPage_viewer$data = {
  readonly papel: Papel;
  readonly pedidoDaVaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_pedido">;
  } | null;
  readonly situacaoDaCandidatura: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_consentimento" | "CandidaturaCard_situacao">;
  } | null;
  readonly " $fragmentType": "VagaPage_viewer";
};
export type VagaPage_viewer$key = {
  readonly " $data"?: VagaPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPage_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "vaga",
    "variableName": "codigo"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SituacaoDaCandidatura",
        "kind": "LinkedField",
        "name": "situacaoDaCandidatura",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_situacao"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_consentimento"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "PedidoDaVaga",
        "kind": "LinkedField",
        "name": "pedidoDaVaga",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidaturaCard_pedido"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "ed96a6f0b2e4134f1bbaaea32aca0a05";

export default node;
