/**
 * @generated SignedSource<<3f523a1b2c69e75b559e01075087a298>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoricoResumo_historico$data = {
  readonly media: number | null;
  readonly totalDeCreditos: number;
  readonly totalDeDisciplinas: number;
  readonly " $fragmentType": "HistoricoResumo_historico";
};
export type HistoricoResumo_historico$key = {
  readonly " $data"?: HistoricoResumo_historico$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoricoResumo_historico">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoricoResumo_historico",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalDeDisciplinas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalDeCreditos",
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
  "type": "Historico",
  "abstractKey": null
};

(node as any).hash = "dc9c390ee66e4ed89f8daf72dc0e2a72";

export default node;
