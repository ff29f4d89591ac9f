/**
 * @generated SignedSource<<ed9a41ebe4b9e2d033f31563957ac133>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faltas_vaga$data = {
  readonly departamento: {
    readonly __typename: "Departamento";
  } | null;
  readonly descricao: string | null;
  readonly local: {
    readonly __typename: "Local";
  } | null;
  readonly nomeDoTipo: string | null;
  readonly " $fragmentType": "faltas_vaga";
};
export type faltas_vaga$key = {
  readonly " $data"?: faltas_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"faltas_vaga">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "faltas_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Departamento",
      "kind": "LinkedField",
      "name": "departamento",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Local",
      "kind": "LinkedField",
      "name": "local",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "name": "descricao",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "0f56d4fdd253016064925a58afbb2e9a";

export default node;
