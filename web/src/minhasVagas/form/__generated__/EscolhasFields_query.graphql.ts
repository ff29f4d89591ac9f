/**
 * @generated SignedSource<<ceb5edd354b4308435c5f30eb5031152>>
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
  readonly instituicao: {
    readonly locais: ReadonlyArray<{
      readonly id: string;
      readonly nome: string;
    }>;
  };
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
  "metadata": {
    "throwOnFieldError": true
  },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Local",
          "kind": "LinkedField",
          "name": "locais",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e02d2ab913346c0e56bd70f81248e0f6";

export default node;
