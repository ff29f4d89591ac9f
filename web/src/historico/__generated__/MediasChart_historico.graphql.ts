/**
 * @generated SignedSource<<4f9f8509ca93f1ed543dac79b3d62057>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediasChart_historico$data = {
  readonly periodos: ReadonlyArray<{
    readonly media: number | null;
    readonly nome: string;
  }>;
  readonly " $fragmentType": "MediasChart_historico";
};
export type MediasChart_historico$key = {
  readonly " $data"?: MediasChart_historico$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediasChart_historico">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediasChart_historico",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Periodo",
      "kind": "LinkedField",
      "name": "periodos",
      "plural": true,
      "selections": [
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
          "name": "media",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Historico",
  "abstractKey": null
};

(node as any).hash = "a2ad1371d9de1940c67fecad37ad58b5";

export default node;
