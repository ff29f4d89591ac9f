/**
 * @generated SignedSource<<a5b86ade1896e090b388e6ff949ab5d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type MinhaVagaHeader_vaga$data = {
  readonly primeiraRevisao: {
    readonly aguarda: boolean;
  } | null;
  readonly status: StatusDaVaga | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"OutrasAcoes_vaga" | "PrazoTag_vaga" | "TipoTag_vaga">;
  readonly " $fragmentType": "MinhaVagaHeader_vaga";
};
export type MinhaVagaHeader_vaga$key = {
  readonly " $data"?: MinhaVagaHeader_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaVagaHeader_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaVagaHeader_vaga",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrimeiraRevisao",
      "kind": "LinkedField",
      "name": "primeiraRevisao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aguarda",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TipoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrazoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutrasAcoes_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "834158e5655fa7dd87a68e938f97dbbb";

export default node;
