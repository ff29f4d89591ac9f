/**
 * @generated SignedSource<<ae98d52420ab3518e9bba66b3dea538a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Historico_historico$data = {
  readonly periodos: ReadonlyArray<{
    readonly nome: string;
    readonly " $fragmentSpreads": FragmentRefs<"PeriodoSection_periodo">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"HistoricoResumo_historico" | "MediasChart_historico">;
  readonly " $fragmentType": "Historico_historico";
};
export type Historico_historico$key = {
  readonly " $data"?: Historico_historico$data;
  readonly " $fragmentSpreads": FragmentRefs<"Historico_historico">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Historico_historico",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoricoResumo_historico"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediasChart_historico"
    },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PeriodoSection_periodo"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Historico",
  "abstractKey": null
};

(node as any).hash = "9487c6aeedd29659190db7f51355892b";

export default node;
