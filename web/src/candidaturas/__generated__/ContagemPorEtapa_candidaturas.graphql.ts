/**
 * @generated SignedSource<<9be44e47f954c41a8d055f46ec6e9b2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type ContagemPorEtapa_candidaturas$data = {
  readonly porEtapa: ReadonlyArray<{
    readonly etapa: EtapaDaCandidatura;
    readonly total: number;
  }> | null;
  readonly " $fragmentType": "ContagemPorEtapa_candidaturas";
};
export type ContagemPorEtapa_candidaturas$key = {
  readonly " $data"?: ContagemPorEtapa_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContagemPorEtapa_candidaturas">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContagemPorEtapa_candidaturas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContagemDaEtapa",
      "kind": "LinkedField",
      "name": "porEtapa",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "etapa",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidaturaConnection",
  "abstractKey": null
};

(node as any).hash = "8051ef0b343fa204bca4a138240ddf15";

export default node;
