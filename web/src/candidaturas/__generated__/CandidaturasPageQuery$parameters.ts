/**
 * @generated SignedSource<<5c6f580cd67632345ca9acd747544812>>
 * @relayHash 47d41d10d5e1461164b0eb93c4b630e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba4cf5ab83fdd759905c67fd9e70164c6cb3654ef2d388a500b2bc5947bcc372

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidaturasPageQuery } from './CandidaturasPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidaturasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba4cf5ab83fdd759905c67fd9e70164c6cb3654ef2d388a500b2bc5947bcc372",
    "metadata": {},
    "name": "CandidaturasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
