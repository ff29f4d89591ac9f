/**
 * @generated SignedSource<<0ae5e21eb76dd683c3fbfcb96353d651>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EscolhasFields_query$data = {
  readonly departamentos: ReadonlyArray<{
    readonly id: string;
    readonly nome: string;
  }> | null;
  readonly tiposDeVaga: ReadonlyArray<{
    readonly id: string;
    readonly nome: string;
  }> | null;
  readonly " $fragmentType": "EscolhasFields_query";
};
export type EscolhasFields_query$key = {
  readonly " $data"?: EscolhasFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EscolhasFields_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nome",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EscolhasFields_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OpcaoDeTipo",
        "kind": "LinkedField",
        "name": "tiposDeVaga",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "bee14f086a3426f3c57c8db6411e7e9f";

export default node;
