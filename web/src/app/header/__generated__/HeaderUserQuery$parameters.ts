/**
 * @generated SignedSource<<a02b27ab6d17c3a0e5549fa65aae5dc7>>
 * @relayHash 6aacbcdebf3ed1a17aecc043cbe65a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f37483d61e16dffe7da729b836e267b76ffd7e4f1510fe1f0619ecc059a2e34c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderUserQuery } from './HeaderUserQuery.graphql';

const node: PreloadableConcreteRequest<HeaderUserQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f37483d61e16dffe7da729b836e267b76ffd7e4f1510fe1f0619ecc059a2e34c",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
