/**
 * @generated SignedSource<<c9444f6128739ed73eb62093d66846ad>>
 * @relayHash 5f6fb12e411af0e5b33d41c952fe65e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2ea61bb9b7967d8673c5faec7d377498e8b5235f5fab12b4656e62dbbc6b333

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2ea61bb9b7967d8673c5faec7d377498e8b5235f5fab12b4656e62dbbc6b333",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
