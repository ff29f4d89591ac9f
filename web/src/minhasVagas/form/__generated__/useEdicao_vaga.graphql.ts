/**
 * @generated SignedSource<<555e2da001b5e9cf9631298a3b1f5614>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEdicao_vaga$data = {
  readonly edicaoCompleta: boolean;
  readonly id: string;
  readonly interesses: ReadonlyArray<{
    readonly codigo: string | null;
    readonly id: string;
    readonly nome: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"vagaForm_vaga">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "vagaForm_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "dcbfff09ca6db2dd3d81ea0d6dae744d";

export default node;
