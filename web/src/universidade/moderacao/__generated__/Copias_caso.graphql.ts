/**
 * @generated SignedSource<<d9a4ca91f4603141e9de9a317b91a4dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Copias_caso$data = {
  readonly agora: {
    readonly retrato: string | null;
    readonly texto: string;
    readonly titulo: string;
  } | null;
  readonly copias: ReadonlyArray<{
    readonly retrato: string | null;
    readonly texto: string;
    readonly titulo: string;
  }>;
  readonly oculto: boolean;
  readonly " $fragmentType": "Copias_caso";
};
export type Copias_caso$key = {
  readonly " $data"?: Copias_caso$data;
  readonly " $fragmentSpreads": FragmentRefs<"Copias_caso">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "texto",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retrato",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Copias_caso",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CopiaDoDenunciado",
      "kind": "LinkedField",
      "name": "copias",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CopiaDoDenunciado",
      "kind": "LinkedField",
      "name": "agora",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oculto",
      "storageKey": null
    }
  ],
  "type": "CasoDetalhado",
  "abstractKey": null
};
})();

(node as any).hash = "5d8366bc96aa8d4d8bf89c82d297b7c0";

export default node;
