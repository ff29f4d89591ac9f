/**
 * @generated SignedSource<<95352f323f33256b55cf033b0cc9c9ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConflitoDialog_query$data = {
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
  readonly " $fragmentType": "ConflitoDialog_query";
};
export type ConflitoDialog_query$key = {
  readonly " $data"?: ConflitoDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConflitoDialog_query">;
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
  "name": "ConflitoDialog_query",
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

(node as any).hash = "5edfc53b5f3fced50a136c5e05890f15";

export default node;
